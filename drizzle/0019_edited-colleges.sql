CREATE TABLE `being_edited` (
	`what` text NOT NULL,
	`key` text NOT NULL,
	`account_id` text NOT NULL,
	`seen` integer NOT NULL,
	PRIMARY KEY(`what`, `key`, `account_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `colleges` ADD `size` integer;