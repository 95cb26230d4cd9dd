CREATE TABLE `sync_devices` (
	`account_id` text NOT NULL,
	`device` text NOT NULL,
	`session_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `device`)
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `name` text;