CREATE TABLE `renewals` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `renewals_by_payment` ON `renewals` (`payment_id`);--> statement-breakpoint
ALTER TABLE `test_checkouts` ADD `renewed` text DEFAULT '[]' NOT NULL;