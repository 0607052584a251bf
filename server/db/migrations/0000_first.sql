CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_parts" (
	"generation_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "generation_parts_generation_id_position_pk" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"request_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"stage" text DEFAULT 'Queued' NOT NULL,
	"cost" bigint NOT NULL,
	"error" text,
	"error_code" text,
	"faults" smallint DEFAULT 0 NOT NULL,
	"retry_of" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gold_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "gold_accounts_never_negative" CHECK ("gold_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gold_commands" (
	"key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gold_holds" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"captured" bigint,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gold_postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"command_key" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"generation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gold_postings_positive" CHECK ("gold_postings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "image_votes" (
	"image_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "image_votes_image_id_user_id_pk" PRIMARY KEY("image_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"negative_prompt" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"model_name" text DEFAULT '' NOT NULL,
	"seed" bigint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"media_key" text NOT NULL,
	"thumbhash" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_nsfw" boolean DEFAULT false NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"understood" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scene" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', prompt), 'B') || setweight(to_tsvector('english', description), 'C')) STORED
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "media_garbage" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"display_username" text,
	"referral_code" text NOT NULL,
	"premium_level" text DEFAULT 'NONE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_referral_code_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_parts" ADD CONSTRAINT "generation_parts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_postings" ADD CONSTRAINT "gold_postings_command_key_gold_commands_key_fk" FOREIGN KEY ("command_key") REFERENCES "public"."gold_commands"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_votes" ADD CONSTRAINT "image_votes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_votes" ADD CONSTRAINT "image_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_idempotency" ON "generations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("user_id","created_at") WHERE "generations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "gold_postings_from_account_index" ON "gold_postings" USING btree ("from_account");--> statement-breakpoint
CREATE INDEX "gold_postings_to_account_index" ON "gold_postings" USING btree ("to_account");--> statement-breakpoint
CREATE INDEX "gold_postings_generation_id_index" ON "gold_postings" USING btree ("generation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "images_delivered_once" ON "images" USING btree ("generation_id","position");--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_media" ON "images" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "images_public_new" ON "images" USING btree ("type","created_at" DESC NULLS LAST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw";--> statement-breakpoint
CREATE INDEX "images_public_top" ON "images" USING btree ("votes" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw";--> statement-breakpoint
CREATE INDEX "images_public_all" ON "images" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw";--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");