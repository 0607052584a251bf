ALTER TABLE "images" ADD COLUMN "nudges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "varied_from" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "varied_by" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "recipe" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "images_own_seed" ON "images" USING btree ("owner_id","seed") WHERE "images"."deleted_at" is null;