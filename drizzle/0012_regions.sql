CREATE TABLE `regions` (
	`id` text PRIMARY KEY NOT NULL,
	`image` text,
	`text` text NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
-- What is said of a region is public content: every change counts the revision up (see 0001).
CREATE TRIGGER regions_insert_counts AFTER INSERT ON regions BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER regions_update_counts AFTER UPDATE ON regions BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER regions_delete_counts AFTER DELETE ON regions BEGIN UPDATE content_revision SET revision = revision + 1; END;
