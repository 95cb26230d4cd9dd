/** What the page of itineraries needs to know. */
export interface ItinerariesView {
	/** Where orders go by e-mail; null while only the form takes them. */
	email: string | null;
}
