-- Makers go by their username alone: what stands beside it says the same.
UPDATE "users" SET "display_username" = "username" WHERE "username" IS NOT NULL AND lower(coalesce("display_username", '')) <> lower("username");--> statement-breakpoint
UPDATE "users" SET "name" = "display_username" WHERE "display_username" IS NOT NULL AND "name" <> "display_username";
