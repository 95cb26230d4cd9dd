ALTER TABLE `payments` ADD `returned` integer;--> statement-breakpoint
-- Without a subscription only a refund ended what was paid; of an ended plan nobody knows anymore.
UPDATE `payments` SET `returned` = coalesce(`checked`, `paid`) WHERE `service` = 'stripe' AND `state` = 'ended' AND `paid` IS NOT NULL AND `subscription_id` IS NULL;
