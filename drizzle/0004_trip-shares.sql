CREATE TABLE `trip_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`account_id` text NOT NULL,
	`trip_id` text NOT NULL,
	`created` integer NOT NULL,
	`expires` integer NOT NULL,
	`revoked` integer,
	`last_opened` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_shares_token_hash_unique` ON `trip_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `trip_shares_by_trip` ON `trip_shares` (`trip_id`);--> statement-breakpoint
CREATE INDEX `trip_shares_by_account` ON `trip_shares` (`account_id`);--> statement-breakpoint
CREATE INDEX `trip_shares_by_expiry` ON `trip_shares` (`expires`);