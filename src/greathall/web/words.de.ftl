# Was der Browser sagt: Seiten der Halle, des Tisches, des Endes und der Wiederholung.

hall-title = Great Hall
