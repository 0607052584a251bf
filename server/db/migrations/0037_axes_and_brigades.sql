ALTER TABLE "image_votes" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "covers" jsonb DEFAULT '{"gore":2,"horror":2,"nudity":1}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "axis" text;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_votes" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "images_public_axes" ON "images" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and "images"."deleted_at" is null and ("images"."gore" > 0 or "images"."horror" > 0 or "images"."nudity" > 0);--> statement-breakpoint
UPDATE "users" SET "covers" = '{"gore":3,"horror":3,"nudity":3}' WHERE "shows_nsfw";--> statement-breakpoint
UPDATE "images" SET "nudity" = 1 WHERE "is_nsfw" AND "nudity" = 0;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "shows_nsfw";