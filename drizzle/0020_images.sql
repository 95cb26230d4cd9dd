CREATE TABLE `images` (
	`name` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`source` text,
	`created` integer NOT NULL
);
