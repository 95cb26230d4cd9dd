/** True for a video that the browser plays itself; any other address is a player's page. */
export const isVideoFile = (address: string) => /^[^?#]+\.(mp4|webm|m4v|ogv)(\?|$)/i.test(address);
