ALTER TABLE `provider_records` ADD `account_id` text;--> statement-breakpoint
CREATE INDEX `provider_records_by_account` ON `provider_records` (`account_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven` integer;--> statement-breakpoint
ALTER TABLE `sign_in_attempts` ADD `fresh_since` integer;