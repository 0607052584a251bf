-- Sets gold aside for a piece of work (server/gold/ledger.ts): the hold and its move in one step. A repeat changes nothing.
CREATE FUNCTION hold_gold(work uuid, person text, cost bigint, OUT moved boolean, OUT short text, OUT balances jsonb)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gold_holds (generation_id, user_id, amount) VALUES (work, person, cost) ON CONFLICT DO NOTHING;
  moved := FOUND AND cost > 0;
  balances := '{}';
  IF NOT moved THEN RETURN; END IF;
  SELECT move.moved, move.short, move.balances INTO moved, short, balances FROM move_gold(
    'hold:' || work, 'REQUEST', work, ARRAY['user:' || person], ARRAY['held:' || person], ARRAY[cost]) AS move;
END $$;
