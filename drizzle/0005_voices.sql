CREATE TABLE `articles` (
	`id` text PRIMARY KEY NOT NULL,
	`wordpress_id` integer,
	`article_title` text NOT NULL,
	`url` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text NOT NULL,
	`locality` text DEFAULT 'general' NOT NULL,
	`locality_id` text DEFAULT '' NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`published` integer NOT NULL,
	`modified` integer NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`vanished` integer DEFAULT false NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_wordpress_id_unique` ON `articles` (`wordpress_id`);--> statement-breakpoint
CREATE TABLE `contributors` (
	`contributor_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first` text NOT NULL,
	`last` text NOT NULL,
	`type` text NOT NULL,
	`image` text
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fname` text NOT NULL,
	`lname` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`account_id` text,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`token` text NOT NULL,
	`created` integer NOT NULL,
	`confirmed` integer,
	`unsubscribed` integer,
	`forward_next` integer,
	`forward_attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_token_unique` ON `subscribers` (`token`);--> statement-breakpoint
CREATE INDEX `subscribers_by_forward` ON `subscribers` (`forward_next`);--> statement-breakpoint
CREATE TABLE `wordpress_state` (
	`url` text PRIMARY KEY NOT NULL,
	`seen_until` text,
	`listed` integer,
	`succeeded` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`next_attempt` integer
);
--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `expires` integer;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `next_attempt` integer;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `lease` text;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `leased_until` integer;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `sent` integer;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `dead` integer;--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `last_error` text;--> statement-breakpoint
CREATE INDEX `outbox_mails_waiting` ON `outbox_mails` (`next_attempt`) WHERE "outbox_mails"."sent" is null and "outbox_mails"."dead" is null;--> statement-breakpoint
ALTER TABLE `site_content` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `site_content` ADD `edited_fields` text DEFAULT '[]' NOT NULL;