import { openSearch } from "../../src/search/open-search.js";

// The search box of the theme imports this in place of its own library, and calls it in the same way. The theme takes
// options of a search as data only: it would make functions from text, which the policy of the pages forbids.
export default { loadJSON: (data: string): ReturnType<typeof openSearch> => openSearch(JSON.parse(data)) };
