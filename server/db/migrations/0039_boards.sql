CREATE TABLE "board_pictures" (
	"board_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "board_pictures_board_id_image_id_pk" PRIMARY KEY("board_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "board_versions" (
	"board_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_versions_board_id_revision_pk" PRIMARY KEY("board_id","revision")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"history" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "board_pictures" ADD CONSTRAINT "board_pictures_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pictures" ADD CONSTRAINT "board_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_versions" ADD CONSTRAINT "board_versions_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_pictures_image" ON "board_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("owner_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "boards_deleted" ON "boards" USING btree ("deleted_at") WHERE "boards"."deleted_at" is not null;