ALTER TABLE "images" ADD COLUMN "bytes" integer;--> statement-breakpoint
-- Uploaded maps were once taken with any number of walls; the picture stays, more walls than any table can use go.
UPDATE "images" SET "scene" = NULL WHERE "model" = '' AND "scene" ->> 'kind' = 'universal-vtt' AND length("scene"::text) > 4000000;
