-- An imported file had the titles of special features escaped, as if they were HTML: "Food &amp; Fun". They are plain words.
UPDATE `colleges` SET `content` = json_set(`content`, '$.features', json((
	SELECT json_group_array(json_set(
		feature.value, '$.title', replace(replace(replace(feature.value ->> 'title', '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
	)) FROM json_each(`colleges`.`content`, '$.features') AS feature
))) WHERE EXISTS (
	SELECT 1 FROM json_each(`colleges`.`content`, '$.features') AS feature
	WHERE feature.value ->> 'title' LIKE '%&amp;%' OR feature.value ->> 'title' LIKE '%&lt;%' OR feature.value ->> 'title' LIKE '%&gt;%'
);
