-- A site that has moved gave its people second accounts: theirs is the one with a plan, else the one used last.
UPDATE `accounts` SET `issuer` = 'inside' WHERE `id` IN (
	SELECT `id` FROM (
		SELECT `id`, row_number() OVER (
			PARTITION BY `cognito_id`
			ORDER BY
				`subscription_type` NOT IN (1, 4),
				(SELECT max(`last_seen`) FROM `sessions` WHERE `account_id` = `accounts`.`id`) DESC,
				`person_id` DESC
		) AS `place`
		FROM `accounts` WHERE `cognito_id` IN (SELECT `id` FROM `logins`)
	) WHERE `place` = 1
);
