ALTER TABLE `outbox_mails` ADD `is_to_us` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `outbox_mails` SET `is_to_us` = true WHERE `subject` LIKE 'Contact form: %' AND `expires` IS NULL;
