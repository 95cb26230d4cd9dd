CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`account_id` text,
	`what` text NOT NULL,
	`key` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_thing` ON `audit_log` (`what`,`key`);--> statement-breakpoint
CREATE INDEX `audit_log_by_account` ON `audit_log` (`account_id`);