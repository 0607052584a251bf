CREATE TABLE "comparison_columns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comparison_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"model" text NOT NULL,
	"model_name" text NOT NULL,
	"generation_id" uuid NOT NULL,
	"had_image_id" uuid
);
--> statement-breakpoint
CREATE TABLE "comparison_votes" (
	"comparison_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"among" text[] NOT NULL,
	"picks" text[] NOT NULL,
	"is_blind" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_votes_comparison_id_user_id_pk" PRIMARY KEY("comparison_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"category" text NOT NULL,
	"prompt" text NOT NULL,
	"negative_prompt" text DEFAULT '' NOT NULL,
	"shape" text NOT NULL,
	"size" smallint NOT NULL,
	"seed" bigint NOT NULL,
	"is_listed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_figures" (
	"model" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_ratings" (
	"category" text NOT NULL,
	"model" text NOT NULL,
	"rating" real NOT NULL,
	"plus_minus" real NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "model_ratings_category_model_pk" PRIMARY KEY("category","model")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comparison_columns" ADD CONSTRAINT "comparison_columns_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_votes" ADD CONSTRAINT "comparison_votes_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_votes" ADD CONSTRAINT "comparison_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comparison_columns_place" ON "comparison_columns" USING btree ("comparison_id","position");--> statement-breakpoint
CREATE INDEX "comparison_votes_user" ON "comparison_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comparisons_idempotency" ON "comparisons" USING btree ("owner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "comparisons_owner" ON "comparisons" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comparisons_listed" ON "comparisons" USING btree ("created_at" DESC NULLS FIRST) WHERE "comparisons"."is_listed";--> statement-breakpoint
CREATE INDEX "generations_retry" ON "generations" USING btree ("retry_of") WHERE "generations"."retry_of" is not null;--> statement-breakpoint
CREATE INDEX "generations_by_model" ON "generations" USING btree (("request" ->> 'model'),"ended_at") WHERE "generations"."kind" = 'image' and "generations"."ended_at" is not null;