-- Every change of public content counts the revision up: the server keeps an answer for as long as it stands still.
INSERT INTO content_revision (id, revision) VALUES (1, 1);
--> statement-breakpoint
CREATE TRIGGER colleges_insert_counts AFTER INSERT ON colleges BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER colleges_update_counts AFTER UPDATE ON colleges BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER colleges_delete_counts AFTER DELETE ON colleges BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER states_insert_counts AFTER INSERT ON states BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER states_update_counts AFTER UPDATE ON states BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER states_delete_counts AFTER DELETE ON states BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER subregions_insert_counts AFTER INSERT ON subregions BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER subregions_update_counts AFTER UPDATE ON subregions BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER subregions_delete_counts AFTER DELETE ON subregions BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER places_insert_counts AFTER INSERT ON places BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER places_update_counts AFTER UPDATE ON places BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER places_delete_counts AFTER DELETE ON places BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_content_insert_counts AFTER INSERT ON site_content BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_content_update_counts AFTER UPDATE ON site_content BEGIN UPDATE content_revision SET revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_content_delete_counts AFTER DELETE ON site_content BEGIN UPDATE content_revision SET revision = revision + 1; END;
