CREATE TABLE "refusals" (
	"day" date NOT NULL,
	"matter" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refusals_day_matter_pk" PRIMARY KEY("day","matter")
);
--> statement-breakpoint
-- What administrators did is only ever added to: neither the program nor somebody at its database can quietly change it.
CREATE FUNCTION audit_log_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_rows_stand BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_stands();--> statement-breakpoint
CREATE TRIGGER audit_log_stands BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stands();
