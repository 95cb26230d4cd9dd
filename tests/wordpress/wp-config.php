<?php
// This blog's configuration, beside WordPress's own files; what differs from run to run comes in the environment.
define('DB_NAME', 'blog');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('BLOG_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
	define("{$name}_KEY", 'only for a test');
	define("{$name}_SALT", 'only for a test');
}
define('WP_HOME', 'http://' . getenv('BLOG_HOST'));
define('WP_SITEURL', WP_HOME);
// It asks nobody for anything, and does nothing by itself.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
