CREATE TABLE `image_words` (
	`image` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`credit` text
);
--> statement-breakpoint
-- Whose a picture is, guides say: public content, which counts the revision up (see 0001).
CREATE TRIGGER image_words_insert_counts AFTER INSERT ON image_words BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER image_words_update_counts AFTER UPDATE ON image_words BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER image_words_delete_counts AFTER DELETE ON image_words BEGIN UPDATE content_revision SET revision = revision + 1; END;
