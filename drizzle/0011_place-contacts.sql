ALTER TABLE `places` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `places` ADD `website` text;