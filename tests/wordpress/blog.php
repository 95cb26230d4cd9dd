<?php
// A person at the blog's desk: reads a list of deeds as JSON, does each in WordPress's own functions, and
// prints the ids of the posts that were made or touched. Called with the folder in which WordPress lies.
$_SERVER['HTTP_HOST'] = getenv('BLOG_HOST');
// Nobody is written to.
function wp_mail() { return true; }
function wp_new_blog_notification() {}
$deeds = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
if (($deeds[0]['do'] ?? '') === 'install') define('WP_INSTALLING', true);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

function done($result): int {
	if (is_wp_error($result)) throw new Exception($result->get_error_message());
	if (!$result) throw new Exception('WordPress did nothing.');
	return is_object($result) ? $result->ID : (int) $result;
}

// The editor may write any HTML, as the owner of a blog may.
wp_set_current_user(1);
kses_remove_filters();
$ids = [];
foreach ($deeds as $deed) {
	switch ($deed['do']) {
		case 'install':
			wp_install('Voices', 'editor', 'editor@blog.example', true, '', 'not-a-secret');
			wp_delete_post(1, true);
			break;
		case 'option':
			update_option($deed['name'], $deed['value']);
			break;
		case 'insert':
			$ids[] = done(wp_insert_post(wp_slash($deed['post']), true));
			break;
		case 'update':
			$ids[] = done(wp_update_post(wp_slash($deed['post']), true));
			break;
		case 'trash':
			$ids[] = done(wp_trash_post($deed['id']));
			break;
		case 'untrash':
			done(wp_untrash_post($deed['id']));
			wp_publish_post($deed['id']);
			$ids[] = $deed['id'];
			break;
		case 'schedule':
			// As somebody at the desk did last week, for a time that has come by now.
			$id = done(wp_insert_post(wp_slash($deed['post'] + ['post_status' => 'draft']), true));
			$written = ['post_modified' => '2026-01-01 07:00:00', 'post_modified_gmt' => '2026-01-01 12:00:00'];
			$due = ['post_date_gmt' => $deed['due'], 'post_date' => get_date_from_gmt($deed['due'])];
			done($wpdb->update($wpdb->posts, ['post_status' => 'future'] + $written + $due, ['ID' => $id]));
			clean_post_cache($id);
			$ids[] = $id;
			break;
		case 'appear':
			// As WordPress does by itself when a scheduled post is due.
			check_and_publish_future_post($deed['id']);
			$ids[] = $deed['id'];
			break;
		case 'stick':
			stick_post($deed['id']);
			break;
		case 'delete':
			$ids[] = done(wp_delete_post($deed['id'], true));
			break;
		default:
			throw new Exception("No such deed: {$deed['do']}");
	}
}
echo json_encode($ids);
