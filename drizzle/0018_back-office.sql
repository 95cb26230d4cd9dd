CREATE TABLE `plan_days` (
	`day` text NOT NULL,
	`subscription_type` integer NOT NULL,
	`accounts` integer NOT NULL,
	PRIMARY KEY(`day`, `subscription_type`)
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`banner_on` integer,
	`banner_words` text,
	`guide_video` text
);

--> statement-breakpoint
-- What the site says is public content: every change counts the revision up (see 0001).
CREATE TRIGGER site_settings_insert_counts AFTER INSERT ON site_settings BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_settings_update_counts AFTER UPDATE ON site_settings BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_settings_delete_counts AFTER DELETE ON site_settings BEGIN UPDATE content_revision SET revision = revision + 1; END;
