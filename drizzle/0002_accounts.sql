CREATE TABLE `accounts` (
	`person_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`issuer` text NOT NULL,
	`cognito_id` text NOT NULL,
	`email` text,
	`display_name` text,
	`google_id` text,
	`group` text DEFAULT 'default' NOT NULL,
	`access` integer DEFAULT 0 NOT NULL,
	`subscriber_status` integer DEFAULT 0 NOT NULL,
	`paid_status` integer DEFAULT 0 NOT NULL,
	`subscription_type` integer DEFAULT 0 NOT NULL,
	`stripe_sub_id` text,
	`trial_start` integer,
	`created` integer NOT NULL,
	`last_modified` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_id_unique` ON `accounts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_issuer` ON `accounts` (`issuer`,`cognito_id`);--> statement-breakpoint
CREATE TABLE `outbox_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_codes` (
	`interaction` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`code_hash` text NOT NULL,
	`password_hash` text,
	`tries_left` integer NOT NULL,
	`expires` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_codes_by_expiry` ON `login_codes` (`expires`);--> statement-breakpoint
CREATE TABLE `logins` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`groups` text DEFAULT '[]' NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `logins_email_unique` ON `logins` (`email`);--> statement-breakpoint
CREATE TABLE `provider_records` (
	`model` text NOT NULL,
	`id` text NOT NULL,
	`payload` text NOT NULL,
	`grant_id` text,
	`user_code` text,
	`uid` text,
	`expires` integer,
	PRIMARY KEY(`model`, `id`)
);
--> statement-breakpoint
CREATE INDEX `provider_records_by_grant` ON `provider_records` (`grant_id`);--> statement-breakpoint
CREATE INDEX `provider_records_by_uid` ON `provider_records` (`model`,`uid`);--> statement-breakpoint
CREATE INDEX `provider_records_by_user_code` ON `provider_records` (`model`,`user_code`);--> statement-breakpoint
CREATE INDEX `provider_records_by_expiry` ON `provider_records` (`expires`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_start` ON `rate_limits` (`window_start`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`account_id` text NOT NULL,
	`created` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`device` text NOT NULL,
	`revoked` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE TABLE `sign_in_attempts` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`verifier` text NOT NULL,
	`browser_hash` text NOT NULL,
	`return_path` text NOT NULL,
	`expires` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_attempts_nonce_unique` ON `sign_in_attempts` (`nonce`);--> statement-breakpoint
CREATE INDEX `sign_in_attempts_by_expiry` ON `sign_in_attempts` (`expires`);