ALTER TABLE "sheets" ADD COLUMN "unused" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "history" jsonb DEFAULT '{"past":[],"future":[]}'::jsonb NOT NULL;