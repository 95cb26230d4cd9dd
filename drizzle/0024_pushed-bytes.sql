ALTER TABLE `sync_accounts` ADD `pushed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_accounts` ADD `pushed_bytes` integer DEFAULT 0 NOT NULL;