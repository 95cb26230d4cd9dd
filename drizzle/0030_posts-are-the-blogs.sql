-- An imported file wrote a blog post's own columns as an editor's, so that the blog no longer could. They are the blog's again;
-- a title stays the editor's where the log says that one changed it, without the time that only a file brings along.
UPDATE `articles` SET `edited_fields` = (
	SELECT json_group_array(field.value) FROM json_each(`articles`.`edited_fields`) AS field
	WHERE field.value IN ('locality', 'locality_id', 'is_enabled') OR (field.value = 'article_title' AND EXISTS (
		SELECT 1 FROM `audit_log` AS change WHERE change.`what` = 'article' AND change.`key` = `articles`.`id`
		AND json_type(change.`after`, '$.article_title') IS NOT NULL AND json_type(change.`after`, '$.modified') IS NULL
	))
) WHERE `wordpress_id` IS NOT NULL AND EXISTS (
	SELECT 1 FROM json_each(`articles`.`edited_fields`) AS field
	WHERE field.value IN ('URL', 'excerpt', 'body', 'published', 'modified', 'vanished')
);
