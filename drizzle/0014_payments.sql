CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`about` text,
	`received` integer NOT NULL,
	`handled` integer,
	`next_attempt` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_events_by_handled` ON `billing_events` (`handled`);--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`account_id` text NOT NULL,
	`notice` text NOT NULL,
	`told` integer NOT NULL,
	PRIMARY KEY(`account_id`, `notice`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`provider_id` text,
	`url` text,
	`kind` text NOT NULL,
	`account_id` text,
	`email` text,
	`quantity` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`subscription_id` text,
	`past_due_since` integer,
	`attempt` text,
	`created` integer NOT NULL,
	`paid` integer,
	`checked` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_id_unique` ON `payments` (`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_attempt_unique` ON `payments` (`attempt`);--> statement-breakpoint
CREATE INDEX `payments_by_account` ON `payments` (`account_id`);--> statement-breakpoint
CREATE INDEX `payments_by_state` ON `payments` (`state`);--> statement-breakpoint
CREATE TABLE `test_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`title` text NOT NULL,
	`quantity` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`email` text,
	`success_url` text NOT NULL,
	`cancel_url` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`subscription_id` text,
	`subscription_state` text,
	`is_reversed` integer DEFAULT false NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `test_checkouts_payment_id_unique` ON `test_checkouts` (`payment_id`);--> statement-breakpoint
CREATE TABLE `plan_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`payment_id` text,
	`uses` integer DEFAULT 1 NOT NULL,
	`expires` integer,
	`created` integer NOT NULL,
	`ended` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `plan_codes_by_payment` ON `plan_codes` (`payment_id`);--> statement-breakpoint
CREATE TABLE `redemptions` (
	`key` text NOT NULL,
	`account_id` text NOT NULL,
	`redeemed` integer NOT NULL,
	`left` integer,
	PRIMARY KEY(`key`, `account_id`),
	FOREIGN KEY (`key`) REFERENCES `plan_codes`(`key`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `redemptions_by_account` ON `redemptions` (`account_id`);