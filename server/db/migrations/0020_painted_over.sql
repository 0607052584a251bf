ALTER TABLE "images" ADD COLUMN "over_of" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "over" jsonb;--> statement-breakpoint
CREATE INDEX "images_over" ON "images" USING btree ("over_of") WHERE "images"."over_of" is not null;