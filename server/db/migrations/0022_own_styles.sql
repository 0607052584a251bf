ALTER TABLE "images" ADD COLUMN "worn" jsonb;--> statement-breakpoint
-- Why gold is spent on a piece of work.
CREATE FUNCTION spent_on(work uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT CASE WHEN kind = 'own-style' THEN 'LORA_CREATION' ELSE 'REQUEST' END
    FROM generations WHERE id = work), 'REQUEST')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hold_gold(work uuid, person text, cost bigint, OUT moved boolean, OUT short text, OUT balances jsonb)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gold_holds (generation_id, user_id, amount) VALUES (work, person, cost) ON CONFLICT DO NOTHING;
  moved := FOUND AND cost > 0;
  balances := '{}';
  IF NOT moved THEN RETURN; END IF;
  SELECT move.moved, move.short, move.balances INTO moved, short, balances FROM move_gold(
    'hold:' || work, spent_on(work), work, ARRAY['user:' || person], ARRAY['held:' || person], ARRAY[cost]) AS move;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_hold(work uuid, taken bigint)
RETURNS TABLE (person text, held bigint, balances jsonb) LANGUAGE plpgsql AS $$
DECLARE
  set_aside text;
  spendable text;
BEGIN
  UPDATE gold_holds AS hold SET captured = taken, settled_at = now()
    WHERE hold.generation_id = work AND hold.settled_at IS NULL RETURNING hold.user_id, hold.amount INTO person, held;
  IF NOT FOUND THEN RETURN; END IF;
  set_aside := 'held:' || person;
  spendable := 'user:' || person;
  balances := '{}';
  IF taken > 0 AND taken <= held THEN
    PERFORM move_gold('capture:' || work, spent_on(work), work, ARRAY[set_aside], ARRAY['system:revenue'], ARRAY[taken]);
  END IF;
  IF taken >= 0 AND taken < held THEN
    SELECT moved.balances INTO balances
      FROM move_gold('release:' || work, 'REFUND', work, ARRAY[set_aside], ARRAY[spendable], ARRAY[held - taken]) AS moved;
  END IF;
  RETURN NEXT;
END $$;
