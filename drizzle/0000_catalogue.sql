CREATE TABLE `colleges` (
	`ipeds_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_alias` text DEFAULT '' NOT NULL,
	`city` text NOT NULL,
	`state_abbreviation` text NOT NULL,
	`lat` real NOT NULL,
	`long` real NOT NULL,
	`enabled` integer DEFAULT false NOT NULL,
	`visible` integer DEFAULT false NOT NULL,
	`subregion_id` integer,
	`subregion_name` text,
	`image` text,
	`main_url` text,
	`admission_url` text,
	`enrolled_total` integer,
	`control` integer,
	`setting` text,
	`locale` integer,
	`tuition_in_state` integer,
	`tuition_out_state` integer,
	`need_based_aid` real,
	`merit_based_aid` real,
	`act_composite_25` integer,
	`act_composite_75` integer,
	`act_math_25` integer,
	`act_math_75` integer,
	`act_english_25` integer,
	`act_english_75` integer,
	`sat_math_25` integer,
	`sat_math_75` integer,
	`sat_reading_25` integer,
	`sat_reading_75` integer,
	`stay_html` text DEFAULT '' NOT NULL,
	`eat_html` text DEFAULT '' NOT NULL,
	`do_html` text DEFAULT '' NOT NULL,
	`features` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '{"features":[]}' NOT NULL,
	`is_being_edited` integer DEFAULT false NOT NULL,
	`edmit_college_name` text,
	`is_starter` integer DEFAULT false NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL,
	`imported_fields` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `colleges_by_state` ON `colleges` (`state_abbreviation`);--> statement-breakpoint
CREATE TABLE `content_revision` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shipped_rows` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `page_views` (
	`day` text NOT NULL,
	`path_template` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path_template`)
);
--> statement-breakpoint
CREATE TABLE `places` (
	`place_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`long` real NOT NULL,
	`type` text NOT NULL,
	`city` text NOT NULL,
	`state_abbreviation` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `places_by_lat` ON `places` (`lat`,`long`);--> statement-breakpoint
CREATE TABLE `site_content` (
	`name` text PRIMARY KEY NOT NULL,
	`html` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `states` (
	`fips` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state_abbreviation` text NOT NULL,
	`enabled` integer DEFAULT false NOT NULL,
	`region` text NOT NULL,
	`center_lat` real NOT NULL,
	`center_long` real NOT NULL,
	`default_zoom` real NOT NULL,
	`travel_tips` text DEFAULT '[]' NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `states_name_unique` ON `states` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `states_state_abbreviation_unique` ON `states` (`state_abbreviation`);--> statement-breakpoint
CREATE TABLE `subregions` (
	`id` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`name` text NOT NULL,
	`edited_fields` text DEFAULT '[]' NOT NULL
);
