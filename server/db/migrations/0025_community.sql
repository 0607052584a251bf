CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"appeal" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"appeal_decision" text,
	"appeal_reason" text DEFAULT '' NOT NULL,
	"appeal_decided_by" text,
	"appeal_decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "collection_works" (
	"collection_id" uuid NOT NULL,
	"image_id" uuid,
	"sheet_id" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_works_one" CHECK (num_nonnulls("collection_works"."image_id", "collection_works"."sheet_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_unlisted" boolean DEFAULT false NOT NULL,
	"works" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"image_id" uuid,
	"sheet_id" uuid,
	"lora_id" uuid,
	"roadmap_item_id" uuid,
	"competition_id" uuid,
	"parent_id" uuid,
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_about_one" CHECK (num_nonnulls("comments"."image_id", "comments"."sheet_id", "comments"."lora_id", "comments"."roadmap_item_id", "comments"."competition_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "competition_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"place" integer,
	"prize" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_votes" (
	"competition_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competition_votes_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"prizes" jsonb NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" text NOT NULL,
	"followed_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_somebody_else" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_rows" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"position" integer NOT NULL,
	"rank" integer NOT NULL,
	"user_id" text NOT NULL,
	"image_id" uuid,
	"score" integer NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "leaderboard_rows_board_period_position_pk" PRIMARY KEY("board","period","position")
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"worked_out_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "leaderboards_board_period_pk" PRIMARY KEY("board","period")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" text NOT NULL,
	"image_id" uuid,
	"sheet_id" uuid,
	"lora_id" uuid,
	"comment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_one_thing" CHECK (num_nonnulls("likes"."image_id", "likes"."sheet_id", "likes"."lora_id", "likes"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notification_actors" (
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"actor_id" text NOT NULL,
	"notification_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_actors_user_id_about_actor_id_pk" PRIMARY KEY("user_id","about","actor_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"about" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"case_id" uuid NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_case_id_reporter_id_pk" PRIMARY KEY("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "roadmap_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text,
	"feedback_status" text,
	"answer" text DEFAULT '' NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roadmap_votes" (
	"item_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roadmap_votes_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sheet_votes" (
	"sheet_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_votes_sheet_id_user_id_pk" PRIMARY KEY("sheet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "streaks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"best" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_completions" (
	"user_id" text NOT NULL,
	"task" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_completions_user_id_task_pk" PRIMARY KEY("user_id","task")
);
--> statement-breakpoint
ALTER TABLE "image_votes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "gore" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "horror" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "nudity" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "heat" double precision DEFAULT (extract(epoch from now()) / 45000) NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "look" "bytea";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "look_cells" integer[];--> statement-breakpoint
ALTER TABLE "loras" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loras" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loras" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loras" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "heat" double precision DEFAULT (extract(epoch from now()) / 45000) NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_image_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "followers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "following" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_notifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_nsfw" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" drop column "search";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', prompt), 'B') || setweight(jsonb_to_tsvector('english', tags, '["string"]'), 'B') || setweight(to_tsvector('english', description), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search");--> statement-breakpoint
UPDATE "images" SET "heat" = log(greatest("votes", 1)) + extract(epoch from "created_at") / 45000;--> statement-breakpoint
UPDATE "sheets" SET "heat" = extract(epoch from "created_at") / 45000;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_lora_id_loras_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."loras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_roadmap_item_id_roadmap_items_id_fk" FOREIGN KEY ("roadmap_item_id") REFERENCES "public"."roadmap_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_votes" ADD CONSTRAINT "competition_votes_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_votes" ADD CONSTRAINT "competition_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_votes" ADD CONSTRAINT "competition_votes_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_rows" ADD CONSTRAINT "leaderboard_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_rows" ADD CONSTRAINT "leaderboard_rows_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_lora_id_loras_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."loras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_items" ADD CONSTRAINT "roadmap_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_item_id_roadmap_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."roadmap_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_votes" ADD CONSTRAINT "sheet_votes_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_votes" ADD CONSTRAINT "sheet_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaks" ADD CONSTRAINT "streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_completions" ADD CONSTRAINT "task_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_id_index" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_index" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("subject_kind","subject_id") WHERE "cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("reports" DESC NULLS FIRST,"opened_at") WHERE "cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_appeals" ON "cases" USING btree ("appealed_at") WHERE "cases"."appealed_at" is not null and "cases"."appeal_decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_owner" ON "cases" USING btree ("owner_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "collection_works_image" ON "collection_works" USING btree ("collection_id","image_id") WHERE "collection_works"."image_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_works_sheet" ON "collection_works" USING btree ("collection_id","sheet_id") WHERE "collection_works"."sheet_id" is not null;--> statement-breakpoint
CREATE INDEX "collection_works_order" ON "collection_works" USING btree ("collection_id","added_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_works_of_image" ON "collection_works" USING btree ("image_id") WHERE "collection_works"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "collection_works_of_sheet" ON "collection_works" USING btree ("sheet_id") WHERE "collection_works"."sheet_id" is not null;--> statement-breakpoint
CREATE INDEX "collections_owner" ON "collections" USING btree ("owner_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "collections_public" ON "collections" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "collections"."is_visible";--> statement-breakpoint
CREATE UNIQUE INDEX "comments_idempotency" ON "comments" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "comments_image" ON "comments" USING btree ("image_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_sheet" ON "comments" USING btree ("sheet_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."sheet_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_lora" ON "comments" USING btree ("lora_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."lora_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_roadmap" ON "comments" USING btree ("roadmap_item_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."roadmap_item_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_competition" ON "comments" USING btree ("competition_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."competition_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "competition_entries_once" ON "competition_entries" USING btree ("competition_id","user_id");--> statement-breakpoint
CREATE INDEX "competition_entries_image" ON "competition_entries" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "competition_entries_user" ON "competition_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competition_entries_order" ON "competition_entries" USING btree ("competition_id","votes" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "competition_votes_entry_id_index" ON "competition_votes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "competition_votes_user_id_index" ON "competition_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competitions_ends" ON "competitions" USING btree ("ends_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leaderboard_rows_user_id_index" ON "leaderboard_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leaderboard_rows_image_id_index" ON "leaderboard_rows" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_image" ON "likes" USING btree ("image_id","user_id") WHERE "likes"."image_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "likes_sheet" ON "likes" USING btree ("sheet_id","user_id") WHERE "likes"."sheet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "likes_lora" ON "likes" USING btree ("lora_id","user_id") WHERE "likes"."lora_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "likes_comment" ON "likes" USING btree ("comment_id","user_id") WHERE "likes"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "likes_user" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_actors_actor_id_index" ON "notification_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_actors_notification_id_index" ON "notification_actors" USING btree ("notification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_together" ON "notifications" USING btree ("user_id","about") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter_id_created_at_index" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roadmap_items_idempotency" ON "roadmap_items" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "roadmap_items_status" ON "roadmap_items" USING btree ("status","votes" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "roadmap_items_feedback" ON "roadmap_items" USING btree ("feedback_status","votes" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "roadmap_votes_user_id_index" ON "roadmap_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sheet_votes_user_id_index" ON "sheet_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_image_id_images_id_fk" FOREIGN KEY ("avatar_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_votes_user_id_index" ON "image_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_public_heat" ON "images" USING btree ("heat" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_type_heat" ON "images" USING btree ("type","heat" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_owner" ON "images" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_tags" ON "images" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "images_look" ON "images" USING gin ("look_cells");--> statement-breakpoint
CREATE INDEX "sheets_public_heat" ON "sheets" USING btree ("heat" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "sheets"."is_visible" and "sheets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sheets_public_top" ON "sheets" USING btree ("votes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "sheets"."is_visible" and "sheets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sheets_public_owner" ON "sheets" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE "sheets"."is_visible" and "sheets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_image_id") WHERE "users"."avatar_image_id" is not null;