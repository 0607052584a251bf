CREATE INDEX "gold_holds_open" ON "gold_holds" USING btree ("created_at") WHERE "gold_holds"."settled_at" is null;--> statement-breakpoint
-- As before; a program that is replaced while others of it go on says nothing of what the work is.
CREATE OR REPLACE FUNCTION hold_gold(
  work uuid, person text, cost bigint, why text DEFAULT 'REQUEST', OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gold_holds (generation_id, user_id, amount) VALUES (work, person, cost) ON CONFLICT DO NOTHING;
  moved := FOUND AND cost > 0;
  balances := '{}';
  IF NOT moved THEN RETURN; END IF;
  SELECT move.moved, move.short, move.balances INTO moved, short, balances FROM move_gold(
    'hold:' || work, why, work, ARRAY['user:' || person], ARRAY['held:' || person], ARRAY[cost]) AS move;
END $$;
