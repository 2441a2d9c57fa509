/** The scripts of the course's page in one, right behind the button by which it is shared. */
import '../share-button.ts';
import '../printed-details.ts';
