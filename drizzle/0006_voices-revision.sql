-- Articles and contributors are public content: every change counts the revision up (see 0001).
CREATE TRIGGER articles_insert_counts AFTER INSERT ON articles BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER articles_update_counts AFTER UPDATE ON articles BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER articles_delete_counts AFTER DELETE ON articles BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER contributors_insert_counts AFTER INSERT ON contributors BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER contributors_update_counts AFTER UPDATE ON contributors BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER contributors_delete_counts AFTER DELETE ON contributors BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
-- Until now all mail was codes, good for ten minutes: none of them is to be sent late.
UPDATE outbox_mails SET expires = created + 600000 WHERE expires IS NULL;
