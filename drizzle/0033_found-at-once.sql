CREATE INDEX `accounts_by_plan` ON `accounts` (`subscription_type`,`trial_start`);--> statement-breakpoint
CREATE INDEX `outbox_mails_waiting` ON `outbox_mails` (`id`) WHERE "outbox_mails"."sent" is null and "outbox_mails"."dead" is null;--> statement-breakpoint
CREATE INDEX `outbox_mails_dead` ON `outbox_mails` (`id`) WHERE "outbox_mails"."dead" is not null;--> statement-breakpoint
CREATE INDEX `trip_shares_by_revoked` ON `trip_shares` (`revoked`);