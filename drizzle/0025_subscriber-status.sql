UPDATE `accounts` SET `subscriber_status` = `paid_status`;
