CREATE TABLE `restores` (
	`at` integer PRIMARY KEY NOT NULL
);
