CREATE TABLE "account_keys" (
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"sealed" text NOT NULL,
	"ending" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_keys_user_id_service_pk" PRIMARY KEY("user_id","service")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "went_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;