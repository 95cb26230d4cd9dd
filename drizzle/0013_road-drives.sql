CREATE TABLE `road_drives` (
	`places` text PRIMARY KEY NOT NULL,
	`drive` text,
	`fetched` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `road_drives_by_fetched` ON `road_drives` (`fetched`);