ALTER TABLE "images" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "shares_secrets" boolean DEFAULT true NOT NULL;