-- Why gold is spent on a piece of work.
CREATE OR REPLACE FUNCTION spent_on(work uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT CASE WHEN kind IN ('own-style', 'training') THEN 'LORA_CREATION' ELSE 'REQUEST' END
    FROM generations WHERE id = work), 'REQUEST')
$$;
