CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "images_words" ON "images" USING gin (("title" || ' ' || "prompt") gin_trgm_ops);