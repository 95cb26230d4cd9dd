DROP INDEX `outbox_mails_waiting`;
--> statement-breakpoint
-- What waits, in the very order in which it is sent: the next of 50,000 mails is not looked for among all of them.
CREATE INDEX outbox_mails_due ON outbox_mails (coalesce(next_attempt, 0), coalesce(expires, 9e15), id) WHERE sent IS NULL AND dead IS NULL;
--> statement-breakpoint
-- What was sent or given up, by when that was, to be forgotten after a month.
CREATE INDEX outbox_mails_settled ON outbox_mails (coalesce(sent, dead));
