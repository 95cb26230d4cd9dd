CREATE TABLE `device_watermarks` (
	`account_id` text NOT NULL,
	`device` text NOT NULL,
	`seq` integer NOT NULL,
	PRIMARY KEY(`account_id`, `device`)
);
--> statement-breakpoint
CREATE TABLE `op_verdicts` (
	`account_id` text NOT NULL,
	`op_id` text NOT NULL,
	`verdict` text NOT NULL,
	`code` text,
	`rev` integer,
	`given_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `op_id`)
);
--> statement-breakpoint
CREATE INDEX `op_verdicts_by_given` ON `op_verdicts` (`given_at`);--> statement-breakpoint
CREATE TABLE `sync_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`rev` integer NOT NULL,
	`floor` integer NOT NULL,
	`minute` integer DEFAULT 0 NOT NULL,
	`pushes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trip_cells` (
	`trip_id` text NOT NULL,
	`path` text NOT NULL,
	`value` text NOT NULL,
	`rev` integer NOT NULL,
	`t` real NOT NULL,
	`device` text NOT NULL,
	`seq` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `path`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `trip_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL,
	`trip_id` text NOT NULL,
	`path` text NOT NULL,
	`value` text NOT NULL,
	`rev` integer NOT NULL,
	`t` real NOT NULL,
	`device` text NOT NULL,
	`seq` integer NOT NULL,
	`hidden_by` integer NOT NULL,
	`at` integer NOT NULL,
	`kept_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trip_history_by_account` ON `trip_history` (`account_id`,`at`);--> statement-breakpoint
CREATE INDEX `trip_history_by_kept` ON `trip_history` (`kept_at`);--> statement-breakpoint
CREATE TABLE `trips` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`rev` integer NOT NULL,
	`trashed_at` integer
);
--> statement-breakpoint
CREATE INDEX `trips_by_account` ON `trips` (`account_id`,`rev`);--> statement-breakpoint
CREATE INDEX `trips_by_trashed` ON `trips` (`trashed_at`);