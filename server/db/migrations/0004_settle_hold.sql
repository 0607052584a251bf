-- Settles a hold once (server/gold/ledger.ts): takes what was delivered and returns the rest to the person. No row for one
-- that is settled; more than was held is not moved, and the transaction is then to be rolled back.
CREATE FUNCTION settle_hold(work uuid, taken bigint)
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
    PERFORM move_gold('capture:' || work, 'REQUEST', work, ARRAY[set_aside], ARRAY['system:revenue'], ARRAY[taken]);
  END IF;
  IF taken >= 0 AND taken < held THEN
    SELECT moved.balances INTO balances
      FROM move_gold('release:' || work, 'REFUND', work, ARRAY[set_aside], ARRAY[spendable], ARRAY[held - taken]) AS moved;
  END IF;
  RETURN NEXT;
END $$;
