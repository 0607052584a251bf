ALTER TABLE "images" ADD COLUMN "nsfw_marked_by" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "nsfw_rating" real;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "faces" jsonb DEFAULT '[]'::jsonb NOT NULL;