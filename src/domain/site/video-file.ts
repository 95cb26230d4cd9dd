/** Whether the address is a video itself, which the browser plays; any other is a player's page. */
export const isVideoFile = (address: string) => /^[^?#]+\.(mp4|webm|m4v|ogv)(\?|$)/i.test(address);
